import { useLocation } from 'react-router'
import { paths } from '#src/lib/paths.ts'

/** Gives the address at which a fault of this page is reported, with the page filled in; undefined where the person is reporting already. */
export function useReportAddress(): string | undefined {
  const { pathname } = useLocation()
  return pathname === paths.support() ? undefined : paths.support({ from: pathname })
}
