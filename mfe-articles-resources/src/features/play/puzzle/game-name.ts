import { createContext } from 'react';

/** The name of the game on this page. */
export const GameName = createContext('');
