/** The teacher's description of the course and its requirements. The text is HTML. (rulings R20, R45) */
import type { Course } from '#src/api/shapes/course.ts'
import { Card } from '#src/ui/card.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import classes from './about.module.css'
import { Section } from './section.tsx'
import { words } from './below-words.ts'

export function About({ course: { description, requirements } }: { course: Course }) {
  if (!description && requirements.length === 0) return null
  return (
    <Section title={words.about}>
      <Card padding="lg">
        {description && <SafeHtml html={description} />}
        {requirements.length > 0 && (
          <>
            <Text as="h3" size={17} mt={16}>
              {words.requirements}
            </Text>
            <ul className={classes.list}>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </Section>
  )
}
