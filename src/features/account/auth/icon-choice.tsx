/** The avatars of the icon service; choosing one is optional. (ruling R25) */

import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { AVATARS, buildAvatarAddress } from './avatars.ts'
import { registrationWords as words } from './words.ts'
import classes from './step.module.css'

interface IconChoiceProps {
  /** Id of an avatar. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function IconChoice({ chosen, onChoose }: IconChoiceProps) {
  return (
    <fieldset>
      <legend className={classes.legend}>
        {words.icons}{' '}
        <Text as="span" tone="muted" variant="caption" className={classes.hint}>
          {words.optional}
        </Text>
      </legend>
      <Grid gap={12} mt={8} className={classes.icons}>
        {AVATARS.map(({ id, title }) => (
          <label key={id} className={classes.icon} data-checked={id === chosen}>
            <input
              type="radio"
              name="icon"
              value={id}
              checked={id === chosen}
              aria-label={title}
              onChange={() => onChoose(id)}
            />
            <img src={buildAvatarAddress(id)} alt="" width={64} height={64} loading="lazy" />
          </label>
        ))}
      </Grid>
    </fieldset>
  )
}
