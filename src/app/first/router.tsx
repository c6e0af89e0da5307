/**
 * Replaces `react-router` in a first picture: it reads the address, and its links are plain ones. Whatever
 * navigates does nothing. (docs/decisions/0014)
 */

import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react'

interface To {
  pathname?: string
  search?: string
  hash?: string
}

export interface FirstAddress {
  params: Readonly<Record<string, string>>
  pathname: string
  search: string
  hash: string
}

export const AddressContext = createContext<FirstAddress>({ params: {}, pathname: '/', search: '', hash: '' })

export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const

/** The key of the first entry of a visit, as in the router. */
const FIRST_ENTRY = 'default'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string | To
  state?: unknown
  replace?: boolean
  preventScrollReset?: boolean
}

export function Link({ to, children, state: _, replace: __, preventScrollReset: ___, ...rest }: LinkProps) {
  const at = useContext(AddressContext)
  const href = typeof to === 'string' ? to : `${to.pathname ?? at.pathname}${to.search ?? ''}${to.hash ?? ''}`
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}

interface NavLinkProps extends LinkProps {
  /** The address must match exactly. */
  end?: boolean
}

export function NavLink({ end, ...rest }: NavLinkProps) {
  const { pathname } = useContext(AddressContext)
  const to = typeof rest.to === 'string' ? rest.to : (rest.to.pathname ?? pathname)
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  const className = [rest.className, isCurrent && 'active'].filter(Boolean).join(' ')
  return <Link {...rest} className={className} aria-current={isCurrent ? 'page' : undefined} />
}

/** Ends the picture: the app follows the redirect. */
export function Navigate(): never {
  throw new Error('The page leads to another one.')
}

export function useLocation() {
  const { params: _, ...location } = useContext(AddressContext)
  return { ...location, key: FIRST_ENTRY, state: null }
}

export const useParams = () => useContext(AddressContext).params
export const useNavigationType = () => NavigationType.Pop
export const useNavigate = () => () => undefined
export const useSearchParams = () =>
  [new URLSearchParams(useContext(AddressContext).search), () => undefined] as const
export const useNavigation = () => ({ state: 'idle' }) as const
export const useBlocker = () => ({ state: 'unblocked' }) as const
export const Outlet = ({ children }: { children?: ReactNode }) => children
