/** A certificate for everybody who has its address and wants to verify it. (ruling R52) */

import { useParams } from 'react-router'
import { readSharedCertificate } from '#src/api/contract/certificate.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { CertificateCheck } from '#src/features/site/certificate-check/certificate-check.tsx'
import { PrintedField } from '#src/features/site/certificate-check/printed-field.tsx'
import { words } from '#src/features/site/certificate-check/words.ts'
import { Page } from '#src/ui/frame/page.tsx'

function OneCertificate({ type, id }: { type: string; id: string }) {
  const { data } = useRead(readSharedCertificate(type, id), { isQuiet: false, isCachedOnly: true })
  const isHidden = data?.state !== 'valid' || !data.is_searchable
  return (
    <Page key={`${type} ${id}`} title={words.title} width="narrow">
      <Head title={words.title} isHiddenFromSearch={isHidden} />
      <CertificateCheck type={type} id={id} />
    </Page>
  )
}

/** For somebody with a printed certificate and no link. */
function AnyCertificate() {
  return (
    <Page title={words.title} subtitle={words.lead} width="narrow">
      <Head title={words.title} description={words.lead} />
      <PrintedField />
    </Page>
  )
}

export function Component() {
  const { type, id } = useParams()
  return type && id ? <OneCertificate type={type} id={id} /> : <AnyCertificate />
}
