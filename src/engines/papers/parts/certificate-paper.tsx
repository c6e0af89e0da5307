/** A certificate as printed: A4 landscape, at any width, with the texts of the public page. (ruling R52) */

import type { CSSProperties } from 'react'
import { brand } from '#src/lib/brand.ts'
import { Qr } from '#src/ui/pictures/qr.tsx'
import { AddressText } from '#src/ui/text/address-text.tsx'
import { usePaperName, usePaperWords } from '../paper-language.ts'
import { words as allWords } from './inside/words.ts'
import { PaperBorder, PaperBrand, PaperSeal } from './paper-border.tsx'
import { PaperTitle } from './paper-title.tsx'
import classes from './inside/certificate-paper.module.css'

/** The texts of the certificate; hours and mark are omitted with their label if there are none. */
export interface PaperFacts {
  type: 'course' | 'level'
  learner_name: string
  title: string
  hours?: number | null | undefined
  mark?: number | null | undefined
  issued_at: string
  number: string
}

/**
 * Font size of the name in px of the full sheet: 76 for a short one, smaller from there on, in up to three
 * lines.
 */
export function getNameSize(name: string): number {
  const letters = name.replace(/\p{M}/gu, '').length
  return Math.round(Math.max(30, Math.min(76, 1500 / Math.max(letters, 1))))
}

/** Signature lines, empty or with the names of the brand file. */
function Signatures() {
  const { words, formats, brandName } = usePaperWords(allWords)
  return (
    <ul className={classes.signatures}>
      {(['issuer', 'teacher'] as const).map((signer) => (
        <li key={signer}>
          {brand.signers[signer] && <strong>{formats.person(brand.signers[signer])}</strong>}
          {words.signer[signer]}
          <span>{brandName}</span>
        </li>
      ))}
    </ul>
  )
}

export function CertificatePaper({ certificate, address }: { certificate: PaperFacts; address: string }) {
  const { type, learner_name, title, hours, mark, number } = certificate
  const { language, words, formats } = usePaperWords(allWords)
  const { name, recorded } = usePaperName(learner_name)
  return (
    <article className={classes.paper} aria-label={words.paper} lang={language}>
      <PaperBorder shape="landscape" />
      <div className={classes.words}>
        <PaperBrand className={classes.brand} />
        <p className={classes.kind}>{words.kind[type]}</p>
        <p className={classes.small}>{words.certifies}</p>
        <p className={classes.name} style={{ '--name': getNameSize(name) } as CSSProperties}>
          {name}
        </p>
        <svg viewBox="0 0 460 12" className={classes.underline} aria-hidden="true">
          <path d="M4 8Q120-2 230 6T456 5" />
        </svg>
        {recorded && (
          <p className={classes.small}>
            {words.onRecord} <span lang="bn">{recorded}</span>
          </p>
        )}
        <p className={classes.small}>{words.finished[type]}</p>
        <p className={classes.title}>
          <PaperTitle title={title} />
        </p>
        <p className={classes.facts}>
          {Boolean(hours) && (
            <span>
              {words.hours} <strong>{formats.hours(hours ?? 0)}</strong>
            </span>
          )}
          {typeof mark === 'number' && (
            <span>
              {words.mark} <strong>{formats.number(mark)}%</strong>
            </span>
          )}
          <span>
            {words.date} <strong>{formats.date(certificate.issued_at)}</strong>
          </span>
        </p>
        <div className={classes.foot}>
          <Signatures />
          <PaperSeal />
          <div className={classes.check}>
            <p>
              {words.number}
              <code className={classes.number}>{number}</code>
              {words.check}
              <AddressText>{address}</AddressText>
            </p>
            <Qr text={address} label={words.qr} className={classes.qr} />
          </div>
        </div>
      </div>
    </article>
  )
}
