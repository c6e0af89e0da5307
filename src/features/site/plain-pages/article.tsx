/** A plain page: a lead and sections of text. */

import { Page } from '#src/ui/frame/page.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import type { ArticleWords } from './owner-texts.ts'
import classes from './article.module.css'

export function Article({ words: { title, lead, sections } }: { words: ArticleWords }) {
  return (
    <Page title={title} subtitle={lead}>
      <Stack gap={28} mt={8} className={classes.text}>
        {sections.map((section) => (
          <section key={section.title}>
            <Text as="h2" size={19} weight={600} mb={8} className={classes.title}>
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
    </Page>
  )
}
