/** A title on a paper: in English as far as the words are known, the rest in Bengali letters beside it. */

import { usePaperFormats } from '../paper-language.ts'

interface PaperTitleProps {
  title: string
  /** What an English paper says for a title of which nothing is known: `Assignment 2`. */
  fallback?: string
}

export function PaperTitle({ title, fallback }: PaperTitleProps) {
  const { language, formats } = usePaperFormats()
  const { english, bengali } = formats.title(title)
  if (language === 'bn') return bengali
  const head = english || fallback
  return (
    <>
      {head}
      {head && bengali && ': '}
      {bengali && <span lang="bn">{bengali}</span>}
    </>
  )
}
