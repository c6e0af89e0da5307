/** The faces of the icon service, one to choose; without them the registration goes on. (ruling R25) */
import { useFaces } from './use-faces.ts'
import classes from './step.module.css'
import { registrationWords as words } from './words.ts'

interface IconChoiceProps {
  /** Id of a face. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function IconChoice({ chosen, onChoose }: IconChoiceProps) {
  const { faces, hasFailed } = useFaces()
  if (hasFailed) return <p className={classes.hint}>{words.noIcons}</p>
  return (
    <fieldset>
      <legend className={classes.legend}>
        {words.icons} <span className={classes.hint}>{words.optional}</span>
      </legend>
      <div className={classes.icons}>
        {faces.map(({ _id, title, url }) => (
          <label key={_id} className={classes.icon}>
            <input type="radio" name="icon" value={_id} checked={_id === chosen} aria-label={title} onChange={() => onChoose(_id)} />
            <img src={url} alt="" width={64} height={64} loading="lazy" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
