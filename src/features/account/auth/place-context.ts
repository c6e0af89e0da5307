import { createContext } from 'react'

/** Where the steps are shown: a panel is over a page that has its own heading, logo and link to help. */
export const PlaceContext = createContext<'panel' | 'screen'>('panel')
