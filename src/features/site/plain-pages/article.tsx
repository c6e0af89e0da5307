/** A plain page: a lead and sections of text. */

import { Page } from '#src/ui/frame/page.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { BesideContact } from './beside-contact.tsx'
import type { ArticleWords } from './owner-texts.ts'
import classes from './article.module.css'

const namePart = (index: number) => `part-${index + 1}`

export function Article({ words: { title, lead, sections } }: { words: ArticleWords }) {
  const parts = sections.map((section, index) => ({ id: namePart(index), title: section.title }))
  return (
    <Page title={title} subtitle={lead} width="wide">
      <BesideContact parts={parts}>
        <Stack gap={28} mt={8} className={classes.text}>
          {sections.map((section, index) => (
            <section key={namePart(index)} id={namePart(index)} className={classes.part}>
              <Text as="h2" variant="lead" weight={600} mb={8} className={classes.title}>
                {section.title}
              </Text>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className={classes.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </Stack>
      </BesideContact>
    </Page>
  )
}
