/** The pages of text: about, terms, privacy, refund policy, accessibility. The address decides which. */

import { useLocation } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { Article } from '#src/features/site/plain-pages/article.tsx'
import {
  about,
  type ArticleWords,
  privacy,
  refundPolicy,
  terms,
} from '#src/features/site/plain-pages/owner-texts.ts'
import { accessibility } from '#src/features/site/plain-pages/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Component as NotFound } from './not-found.screen.tsx'

const ARTICLES: Readonly<Record<string, ArticleWords>> = {
  [paths.about()]: about,
  [paths.terms()]: terms,
  [paths.privacy()]: privacy,
  [paths.refundPolicy()]: refundPolicy,
  [paths.accessibility()]: accessibility,
}

export function Component() {
  const { pathname } = useLocation()
  // To the router, an address with a trailing slash is the same.
  const article = ARTICLES[pathname.replace(/\/$/, '')]
  if (!article) return <NotFound />
  return (
    <>
      <Head title={article.title} description={article.lead} />
      <Article words={article} />
    </>
  )
}
