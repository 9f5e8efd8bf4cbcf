import { createContext } from 'react';

/** The source of a page's first picture: the renderer sends the picture itself, so that no trip stands before it. */
export const FirstPicture = createContext((path: string) => path);
