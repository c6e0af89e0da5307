/** A plain page: a lead and sections of text. */
import { Page } from '#src/ui/frame/page.tsx'
import classes from './article.module.css'
import type { ArticleWords } from './words.ts'

export function Article({ words: { title, lead, sections } }: { words: ArticleWords }) {
  return (
    <Page title={title} subtitle={lead} width="narrow">
      <div className={classes.sections}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className={classes.title}>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className={classes.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  )
}
