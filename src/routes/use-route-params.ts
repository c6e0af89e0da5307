import { useParams } from 'react-router'

/**
 * The named parameters of the address, as text. A name that is not in the screen's row is a bug of the
 * screen.
 */
export function useRouteParams<const N extends string>(...names: N[]): Record<N, string> {
  const params = useParams()
  const entries = names.map((name) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The address has no part named ${name}`)
    return [name, value]
  })
  return Object.fromEntries(entries) as Record<N, string>
}
