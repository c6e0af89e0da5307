/** One certificate as printed, with its actions. */

import { Link } from 'react-router'
import { call } from '#src/api/call.ts'
import { certificate, readCertificate } from '#src/api/contract/certificate.ts'
import type { Certificate } from '#src/api/shapes/certificate.ts'
import { useRead } from '#src/api/use-api.ts'
import { useLatinName } from '#src/api/use-latin-name.ts'
import { usePaperLanguage } from '#src/engines/papers/paper-language.ts'
import { CertificatePaper } from '#src/engines/papers/parts/certificate-paper.tsx'
import { PaperLanguages } from '#src/engines/papers/parts/language-bar.tsx'
import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import {
  CertificateActions,
  getShareAddress,
  isNameOpen,
  NameHelp,
  NameQuestion,
} from './certificate-actions.tsx'
import { ShownToOthers } from './shown-to-others.tsx'
import { recallCertificate } from './use-certificates.ts'
import { words } from './words.ts'
import sheet from '#src/engines/papers/parts/sheet.module.css'
import classes from './certificates.module.css'

interface FoundProps {
  certificate: Certificate
  onSettled: () => void
  askFile: () => Promise<string | null | undefined>
}

function Found({ certificate, onSettled, askFile }: FoundProps) {
  const [language, setLanguage] = usePaperLanguage()
  const latin = useLatinName(certificate.learner_name, language === 'en')
  const isOpen = isNameOpen(certificate)
  return (
    <Stack gap={16}>
      {isOpen ? (
        <NameQuestion all={[certificate]} onSettled={onSettled} />
      ) : (
        <Row wrap justify="between" gap={12}>
          <CertificateActions
            certificate={certificate}
            language={language}
            onPrint={() => void printPaper()}
            askFile={askFile}
          />
          <NameHelp certificate={certificate} />
        </Row>
      )}
      <PaperLanguages language={language} onChange={setLanguage} name={isOpen ? undefined : latin}>
        <div className={joinClassNames(sheet.sheet, classes.sheet)} data-open={isOpen || undefined}>
          <CertificatePaper
            certificate={{
              ...certificate,
              issued_at: certificate.issued_at ?? '',
              number: certificate.number ?? '',
            }}
            address={getShareAddress(certificate, language) ?? window.location.origin}
          />
        </div>
      </PaperLanguages>
      {certificate.share_id && !isOpen && <ShownToOthers />}
      {certificate.share_id && (
        <Link to={paths.shareCertificate(certificate.type, certificate.share_id)}>{words.check}</Link>
      )}
    </Stack>
  )
}

export function CertificateView({ type, id }: { type: string; id: string }) {
  const input = { params: { type, bookingIdx: id } }
  const read = useRead(readCertificate(type, id))
  const askFile = async () => (await call(certificate.download, input)).file_url
  // A rejection is shown; without a connection the last read certificate stays.
  const hasNoLine = read.data === undefined && read.error !== undefined && (read.error.status ?? 500) >= 500
  const last = hasNoLine ? recallCertificate(type, id) : undefined
  return (
    <Load
      from={{ ...read, ...last }}
      skeleton={<Skeleton shape="block" height="24rem" />}
      isEmpty={({ state, number }) => state !== 'ready' || !number}
      empty={
        <Empty
          title={words.notYet}
          text={words.notYetText}
          action={<Button to={paths.certificates()}>{words.all}</Button>}
        />
      }
    >
      {(certificate) => <Found certificate={certificate} onSettled={read.retry} askFile={askFile} />}
    </Load>
  )
}
