import { createContext } from 'react'

/** Where the steps stand: a panel lies over a page that has a heading, a mark and a way to help of its own. */
export const PlaceContext = createContext<'panel' | 'screen'>('panel')
