/** The skills of a talent: as tags, and as seams where a passed level proves them. (ruling R55) */

import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import type { Talent } from '#src/api/shapes/talent.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { listSkills } from './talent-view.ts'
import { words } from './words.ts'
import classes from './talent-page.module.css'

interface PartProps {
  talent: Talent
}

export function Skills({ talent }: PartProps) {
  const skills = listSkills(talent)
  if (skills.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={words.skills}>
      {skills.map(({ name, isVerified }) => (
        <li key={name} className={classes.chip} data-verified={isVerified || undefined}>
          {isVerified && <IconRosetteDiscountCheckFilled size={18} aria-hidden="true" />}
          <span data-latin>{name}</span>
          {isVerified && <VisuallyHidden> ({words.isVerified})</VisuallyHidden>}
        </li>
      ))}
    </ul>
  )
}

/** One seam for each skill that a passed level proves. */
export function VerifiedSkills({ talent: { verified_skills } }: PartProps) {
  if (verified_skills.length === 0) return null
  return (
    <Section title={words.verified} text={words.verifiedNote} size="title">
      <Stack as="ul" plain gap={14}>
        {verified_skills.map(({ skill, level, percent, at }) => (
          <li key={skill}>
            <Row align="baseline" justify="between" wrap gap={0} gapX={12} mb={6}>
              <Text as="strong" weight={600} anywhere data-latin>
                {skill}
              </Text>
              <Text as="span" tone="muted" variant="small">
                {words.verifiedAt(percent, at)}
              </Text>
            </Row>
            <StitchProgress
              done={Math.round(percent)}
              total={100}
              next={false}
              label={`${skill}: ${level}`}
              caption={<span data-latin>{level}</span>}
            />
          </li>
        ))}
      </Stack>
    </Section>
  )
}
