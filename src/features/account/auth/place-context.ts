import { createContext } from 'react'

/** The place of the steps: a panel lies over a page that has its own heading, logo and link to help. */
export const PlaceContext = createContext<'panel' | 'screen'>('panel')
