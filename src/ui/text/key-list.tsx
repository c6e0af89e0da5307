/** Deeds and the keys that do them, a line each; `className` of the list sets the lines apart. */
import { classNames } from '#src/ui/theme/class-names.ts'
import { KeyCap } from './key-cap.tsx'
import classes from './key-list.module.css'

export interface KeyListProps {
  keys: readonly { name: string; caps: readonly string[] }[]
  className?: string
}

export function KeyList({ keys, className }: KeyListProps) {
  return (
    <dl className={classNames(classes.root, className)}>
      {keys.map(({ name, caps }) => (
        <div key={name} className={classes.line}>
          <dt>{name}</dt>
          <dd className={classes.caps}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
