/** Learners' voices. The item's `icon` is the person's occupation, its `value` their stars. */
import { IconStarFilled } from '@tabler/icons-react'
import type { CmsItem } from '#src/api/shapes/cms.ts'
import { Card } from '#src/ui/card.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import classes from './voices.module.css'
import { words } from './below-words.ts'

function Stars({ count }: { count: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={words.stars(count)}>
      {Array.from({ length: Math.round(count) }, (_, at) => (
        <IconStarFilled key={at} size={18} aria-hidden="true" />
      ))}
    </span>
  )
}

export function Voices({ voices }: { voices: readonly CmsItem[] }) {
  return (
    <ul className={classes.voices}>
      {voices.map(({ title: name, text, icon: role, picture, value }) => (
        <Card as="li" key={name} padding="lg">
          <figure className={classes.voice}>
            {typeof value === 'number' && <Stars count={value} />}
            <blockquote className={classes.text}>{words.quote(text)}</blockquote>
            <figcaption className={classes.person}>
              <Portrait id={name} src={picture} size={40} />
              <span className={classes.names}>
                <b>{name}</b>
                <span>{role}</span>
              </span>
            </figcaption>
          </figure>
        </Card>
      ))}
    </ul>
  )
}
