import type { ReactNode } from 'react'
import type { Talent } from '#src/api/shapes/talent.ts'
import { usePaperLanguage } from '#src/engines/papers/paper-language.ts'
import { PaperLanguages } from '#src/engines/papers/parts/language-bar.tsx'
import { EnglishTexts } from './english-texts.tsx'
import { useTalentName } from './use-talent-name.ts'

/** The switch between the languages of the CV, and what is below it. */
export function CvLanguages({ talent, children }: { talent: Talent; children?: ReactNode }) {
  const [language, setLanguage] = usePaperLanguage()
  const name = useTalentName(talent, language === 'en')
  return (
    <PaperLanguages language={language} onChange={setLanguage} name={name}>
      <EnglishTexts talent={talent} />
      {children}
    </PaperLanguages>
  )
}
