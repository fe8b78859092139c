import type { ComponentType } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { loginUrl } from '../../router/urls.ts';
import { useBuyer } from './guest.ts';

/**
 * A screen for signed-in people and for guests with an address; others sign in first and come back. A courtesy only: the
 * server checks every call.
 */
export function forBuyers(Screen: ComponentType): ComponentType {
  return function BuyersScreen() {
    const buyer = useBuyer();
    const location = useLocation();
    return buyer ? <Screen /> : <Navigate replace to={loginUrl(createPath(location))} />;
  };
}
