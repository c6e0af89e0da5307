import { Logo } from '#src/ui/frame/logo.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { Thumb, type ThumbProps } from '#src/ui/pictures/thumb.tsx'
import { Lotus } from '#src/ui/states/lotus.tsx'
import { StitchRule } from '#src/ui/text/stitch-heading.tsx'
import { palette } from '#src/ui/theme/palette.ts'
import { Card } from '../card.tsx'
import { StitchProgress } from '../stitch-progress.tsx'
import { words } from './words.ts'
import classes from './gallery.module.css'

const CATEGORIES: readonly ThumbProps['category'][] = ['web', 'ux', 'data', 'marketing', 'english', 'office']
const ROLES = ['mark', 'caption', 'small', 'note', 'body', 'lead', 'title', 'figure'] as const
const { foundations, type } = words

export function FoundationSamples() {
  return (
    <>
      <div className={classes.grid}>
        <Card>
          <Logo />
          <p className={classes.small}>{foundations.stitch}</p>
          <StitchProgress done={19} total={36} label={foundations.stitch} />
          <StitchRule />
        </Card>
        <div className={classes.embroidery}>
          <Ripple width={400} height={260} start={44} gap={15} count={14} />
          <Lotus size={96} />
        </div>
        <div className={classes.stack}>
          <BorderStrip tone="paper" height={36} />
          <BorderStrip height={36} />
          <p className={classes.small}>{foundations.border}</p>
        </div>
      </div>
      <div className={classes.grid}>
        {CATEGORIES.map((category) => (
          <Thumb key={category} category={category} className={classes.thumb} />
        ))}
      </div>
      <div className={classes.wide}>
        <Ramps />
        <TypeScale />
      </div>
    </>
  )
}

function Ramps() {
  return (
    <div className={classes.stack}>
      {Object.entries(palette).map(([name, shades]) => (
        <div key={name}>
          <code className={classes.small}>{name}</code>
          <div className={classes.swatches}>
            {shades.map((shade) => (
              <i key={shade} style={{ background: shade }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function TypeScale() {
  return (
    <div className={classes.stack}>
      <p className={classes.display}>{type.display}</p>
      <h2 style={{ fontSize: 'var(--mantine-h1-font-size)', lineHeight: 'var(--mantine-h1-line-height)' }}>
        {type.h1}
      </h2>
      <h2>{type.h2}</h2>
      <h3>{type.h3}</h3>
      <h4>{type.h4}</h4>
      {ROLES.map((role) => (
        <Text key={role} variant={role}>
          <code>{role}</code> {type.body}
        </Text>
      ))}
      <p>
        {type.conjuncts} · <strong>{type.digits}</strong>
      </p>
      <code>{type.code}</code>
    </div>
  )
}
