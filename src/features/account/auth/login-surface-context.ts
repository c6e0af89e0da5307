import { createContext } from 'react'

/** Where the steps are shown: a panel is over a page that has its own heading, logo and link to help. */
export const LoginSurfaceContext = createContext<'panel' | 'screen'>('panel')
