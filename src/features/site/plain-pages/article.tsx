/** A plain page: a lead, and numbered sections of text on one sheet. */

import { formatNumber } from '#src/lib/bn.ts'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { Diamond } from '#src/ui/pictures/diamond.tsx'
import { BesideContact } from './beside-contact.tsx'
import type { ArticleWords } from './owner-texts.ts'
import classes from './article.module.css'

const namePart = (index: number) => `part-${index + 1}`

export function Article({ words: { title, lead, sections } }: { words: ArticleWords }) {
  const parts = sections.map((section, index) => ({ id: namePart(index), title: section.title }))
  return (
    <Page title={title} subtitle={lead} width="wide">
      <BesideContact parts={parts}>
        <Card padding="none" className={classes.sheet}>
          {sections.map((section, index) => (
            <section key={namePart(index)} id={namePart(index)} className={classes.part}>
              <Diamond tone="soft" size={32}>
                <b aria-hidden="true">{formatNumber(index + 1)}</b>
              </Diamond>
              <Text as="h2" variant="lead" weight={600} className={classes.title}>
                {section.title}
              </Text>
              <div className={classes.text}>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
        </Card>
      </BesideContact>
    </Page>
  )
}
