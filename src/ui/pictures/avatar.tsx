/**
 * The first letter of a name on a coloured background, for people without a picture: a drawn face would
 * suggest a gender or a faith. The style sheet renders it, so that it is not read out, copied or searched.
 * Decoration: the name is beside it.
 */

import { getInitial } from '#src/lib/person-name.ts'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import classes from './portrait.module.css'

const GROUNDS = ['mayur-2', 'ganda-2', 'alta-1', 'paat-1', 'jaam-1', 'kora-3', 'ganda-1', 'mayur-1'] as const

/** The same name always has the same background. */
function chooseGround(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 53 + letter.codePointAt(0)!) % 9973
  return GROUNDS[sum % GROUNDS.length]!
}

/** `size`: side in px. */
export function Avatar({
  name,
  size,
  className,
}: {
  name: string
  size: number
  className?: string | undefined
}) {
  const style = {
    width: size,
    height: size,
    fontSize: size * 0.42,
    background: `var(--mantine-color-${chooseGround(name)})`,
  }
  return (
    <span
      className={joinClassNames(classes.initial, className)}
      style={style}
      data-initial={getInitial(name)}
      aria-hidden="true"
    />
  )
}
