import { createContext } from 'react';

/** The query of the last navigation, which may not be shown yet, such as "?page=2". */
export const WantedSearch = createContext(() => location.search);
