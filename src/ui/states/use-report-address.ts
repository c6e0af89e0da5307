import { useLocation } from 'react-router'
import { paths } from '#src/lib/paths.ts'

/**
 * Gives the address for reporting a bug on this page, with the page filled in; undefined if the person is
 * reporting already.
 */
export function useReportAddress(): string | undefined {
  const { pathname } = useLocation()
  return pathname === paths.support() ? undefined : paths.support({ from: pathname })
}
