/** Confirms the name before the first download, then offers the actions of a certificate. (ruling R52) */

import {
  IconBrandLinkedin,
  IconDownload,
  IconLink,
  IconCamera,
  IconPrinter,
  IconShare3,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { call } from '#src/api/call.ts'
import { certificate } from '#src/api/contract/certificate.ts'
import type { Certificate } from '#src/api/shapes/certificate.ts'
import type { PaperLanguage } from '#src/engines/latin/format.ts'
import { brand } from '#src/lib/brand.ts'
import { readDhakaClock } from '#src/lib/dhaka.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { copyAddress, shareAddress } from '#src/stores/shell/share-address.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { shareCertificate } from './share-picture.ts'
import { words } from './words.ts'
import classes from './certificates.module.css'

/** The public page; undefined while there is none. A paper in English leads to its English side. */
export function getShareAddress(
  { type, share_id: id }: Certificate,
  language: PaperLanguage = 'bn',
): string | undefined {
  const query = { lang: language === 'en' ? language : undefined }
  return id ? window.location.origin + addQuery(paths.shareCertificate(type, id), query) : undefined
}

/** The LinkedIn page for adding a certificate, with number, link and month filled in. */
export function getLinkedInAddress({ title, number, issued_at: at }: Certificate, address: string): string {
  // The month printed on the certificate.
  const issued = at ? readDhakaClock(at) : undefined
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: brand.latinName,
    certUrl: address,
    certId: number ?? '',
    ...(issued && { issueYear: String(issued.year), issueMonth: String(issued.month + 1) }),
  })
  return `https://www.linkedin.com/profile/add?${query}`
}

/** True until the learner has confirmed the name. */
export const isNameOpen = ({ state, file_key }: Certificate) => state === 'ready' && Boolean(file_key)

/** Asks once for all open certificates: they all use the profile's name. */
export function NameQuestion({ all, onSettled }: { all: readonly Certificate[]; onSettled: () => void }) {
  const settling = useInlineAction(async () => {
    await Promise.all(
      all.map((each) =>
        call(certificate.file, { query: { key: each.file_key ?? '', id: each.number ?? '' } }),
      ),
    )
    onSettled()
  })
  return (
    <Surface ground="wash" radius="md" pad={12}>
      <Text tone="accent" variant="small" weight={600}>
        {words.printedName}
      </Text>
      <Text variant="title" weight={700} anywhere>
        {all[0]?.learner_name}
      </Text>
      <InlineAction action={settling}>
        <Row wrap gap={8} mt={8}>
          <Button variant="default" to={paths.profile()}>
            {words.changeName}
          </Button>
          <Button
            onClick={() => void settling.act()}
            isPending={settling.isPending}
            pendingText={words.nameSettling}
          >
            {words.nameRight}
          </Button>
        </Row>
      </InlineAction>
    </Surface>
  )
}

/** After the download, only support can change a wrong name. (ruling R52) */
export function NameHelp({ certificate }: { certificate: Certificate }) {
  const problem = words.nameProblem(certificate.title, certificate.number ?? '')
  return (
    <Text tone="muted" variant="small">
      {words.nameFixed}{' '}
      <Link to={paths.support({ category: 'personal-problem', text: problem })} className={classes.inText}>
        {words.askSupport}
      </Link>
      ।
    </Text>
  )
}

async function takePicture(certificate: Certificate, address: string): Promise<void> {
  try {
    await shareCertificate(certificate, address)
  } catch {
    showToast({ kind: 'error', message: words.picture.failed })
  }
}

interface ActionsProps {
  certificate: Certificate
  /** The language of the paper that the actions share. */
  language: PaperLanguage
  /** Prints the certificate, which must be on the page. */
  onPrint: () => void
  /** Requests a fresh file address, since they expire. */
  askFile?: () => Promise<string | null | undefined>
}

export function CertificateActions({ certificate, language, onPrint, askFile }: ActionsProps) {
  const address = getShareAddress(certificate, language)
  const downloading = useInlineAction(async () => {
    const file = parseExternalLink(await askFile?.())
    if (file) window.location.assign(file)
  })
  return (
    <InlineAction action={downloading}>
      <Row wrap gap={8}>
        <IconButton label={words.print} variant="default" onClick={onPrint}>
          <IconPrinter size={20} stroke={1.75} />
        </IconButton>
        {certificate.file_url && askFile && (
          <IconButton label={words.download} variant="default" onClick={() => void downloading.act()}>
            <IconDownload size={20} stroke={1.75} />
          </IconButton>
        )}
        {address && (
          <>
            <IconButton label={words.copy} variant="default" onClick={() => void copyAddress(address)}>
              <IconLink size={20} stroke={1.75} />
            </IconButton>
            <IconButton
              label={words.share}
              variant="default"
              onClick={() => void shareAddress(certificate.title, address)}
            >
              <IconShare3 size={20} stroke={1.75} />
            </IconButton>
            <IconButton
              label={words.picture.action}
              variant="default"
              onClick={() => void takePicture(certificate, address)}
            >
              <IconCamera size={20} stroke={1.75} />
            </IconButton>
            <IconButton
              label={words.linkedIn}
              variant="default"
              href={getLinkedInAddress(certificate, address)}
              isNewPlace
            >
              <IconBrandLinkedin size={20} stroke={1.75} />
            </IconButton>
          </>
        )}
      </Row>
    </InlineAction>
  )
}
