import { createContext, use } from 'react';

/** False inside a kept-alive page that is hidden; true everywhere else. */
export const PageActive = createContext(true);
export const usePageActive = (): boolean => use(PageActive);
