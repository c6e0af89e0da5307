/** An essay: plain text of any length. (ruling R45) */
import { useRoom } from '../room/context.ts'
import { words } from './words.ts'
import classes from './text.module.css'
import { textOf, useTextField } from './use-text-field.ts'
import { useIsClosed } from './use-value.ts'

interface EssayProps {
  id: string
  labelledBy: string
}

export function Essay({ id, labelledBy }: EssayProps) {
  const room = useRoom()
  const isClosed = useIsClosed()
  const field = useTextField<HTMLTextAreaElement>(id, textOf)
  const labelId = `${id}-answer`
  return (
    <div>
      <label id={labelId} htmlFor={`${id}-field`} className={classes.label}>
        {words.essay}
      </label>
      <textarea
        ref={field}
        id={`${id}-field`}
        aria-labelledby={`${labelledBy} ${labelId}`}
        className={classes.essay}
        readOnly={isClosed}
        onInput={({ currentTarget: { value } }) => room.edit(id, value === '' ? null : value)}
      />
    </div>
  )
}
