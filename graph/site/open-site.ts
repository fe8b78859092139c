import { Router } from 'express';
export async function openSite(_: unknown): Promise<Router> { return Router(); }
