/**
 * The first element that the Tab key reaches: it skips the navigation to the content, which has `id={MAIN_ID}
 * tabIndex={-1}`.
 */

import { words } from '#src/ui/words.ts'
import classes from './skip-link.module.css'

export const MAIN_ID = 'main'

/** `to`: id of another element on the page. */
export function SkipLink({ to = MAIN_ID, children = words.skip }: { to?: string; children?: string }) {
  return (
    <a className={classes.root} href={`#${to}`}>
      {children}
    </a>
  )
}
