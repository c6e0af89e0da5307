/** The first thing the Tab key reaches: past the navigation to the content, which has `id={MAIN_ID} tabIndex={-1}`. */
import classes from './skip-link.module.css'
import { words } from '#src/ui/words.ts'

export const MAIN_ID = 'main'

export function SkipLink() {
  return (
    <a className={classes.root} href={`#${MAIN_ID}`}>
      {words.skip}
    </a>
  )
}
