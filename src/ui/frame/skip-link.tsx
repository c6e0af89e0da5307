/** The first thing the Tab key reaches: past the navigation to the content, which has `id={MAIN_ID} tabIndex={-1}`. */

import { words } from '#src/ui/words.ts'
import classes from './skip-link.module.css'

export const MAIN_ID = 'main'

/** `to`: id of another place of the page. */
export function SkipLink({ to = MAIN_ID, children = words.skip }: { to?: string; children?: string }) {
  return (
    <a className={classes.root} href={`#${to}`}>
      {children}
    </a>
  )
}
