/** Learners' voices. The item's `icon` is the person's occupation, its `value` their stars. */
import { IconStarFilled } from '@tabler/icons-react'
import type { CmsItem } from '#src/api/shapes/cms.ts'
import { Card } from '#src/ui/card.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Column, Grid, Row } from '#src/ui/layout/layout.tsx'
import classes from './voices.module.css'
import { words } from './below-words.ts'

function Stars({ count }: { count: number }) {
  return (
    <Row as="span" align="stretch" gap={2} className={classes.stars} role="img" aria-label={words.stars(count)}>
      {Array.from({ length: Math.round(count) }, (_, at) => (
        <IconStarFilled key={at} size={18} aria-hidden="true" />
      ))}
    </Row>
  )
}

export function Voices({ voices }: { voices: readonly CmsItem[] }) {
  return (
    <Grid as="ul" gap={12} className={classes.voices}>
      {voices.map(({ title: name, text, icon: role, picture, value }) => (
        <Card as="li" key={name} padding="lg">
          <Column as="figure" className={classes.voice}>
            {typeof value === 'number' && <Stars count={value} />}
            <blockquote className={classes.text}>{words.quote(text)}</blockquote>
            <Row as="figcaption" gap={10} className={classes.person}>
              <Portrait id={name} src={picture} size={40} />
              <Grid as="span" size={14} className={classes.names}>
                <b>{name}</b>
                <span>{role}</span>
              </Grid>
            </Row>
          </Column>
        </Card>
      ))}
    </Grid>
  )
}
