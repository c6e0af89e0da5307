/** The switch between the languages of a paper. */

import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import type { PaperLanguage } from '../../latin/format.ts'
import type { EnglishPaperProps } from './inside/english-paper.tsx'
import { barWords as words } from './inside/words.ts'

const EnglishPaper = defineLate<EnglishPaperProps>(
  async () => (await import('./inside/english-paper.tsx')).EnglishPaper,
  ({ children }) => children,
)

interface PaperInProps extends EnglishPaperProps {
  language: PaperLanguage
}

/** A paper in this language; it stays in Bengali while English is loading. */
export function PaperIn({ language, name, children }: PaperInProps) {
  return language === 'en' ? <EnglishPaper name={name}>{children}</EnglishPaper> : children
}

interface PaperLanguagesProps extends PaperInProps {
  onChange: (language: PaperLanguage) => void
}

/** `name` is undefined for papers of others, and until it is known. */
export function PaperLanguages({ onChange, ...paper }: PaperLanguagesProps) {
  return (
    <>
      <Row>
        <Segmented
          label={words.language}
          options={[
            { value: 'bn', label: words.bengali },
            { value: 'en', label: <span lang="en">{words.english}</span> },
          ]}
          value={paper.language}
          onChange={onChange}
        />
      </Row>
      <PaperIn {...paper} />
    </>
  )
}
