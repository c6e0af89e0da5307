/**
 * The first reads of the other public pages; separate, since visits that begin on the main pages do not need
 * their rows.
 */

import { readPublicPerformance } from '#src/api/contract/batch.ts'
import { readSharedCertificate } from '#src/api/contract/certificate.ts'
import { readCmsPage } from '#src/api/contract/cms.ts'
import { readFreeCourse, readFreeCourses } from '#src/api/contract/course.ts'
import { readQuiz } from '#src/api/contract/exam.ts'
import { readPlacements, readPlacementSubjects } from '#src/api/contract/job.ts'
import { readFreeClasses, readWebinar } from '#src/api/contract/live.ts'
import { readOrientation } from '#src/api/contract/orientation.ts'
import { readPlaylist, readPlaylists } from '#src/api/contract/playlist.ts'
import { readOpenLessons } from '#src/api/contract/recording.ts'
import { readFound, readSearchStart } from '#src/api/contract/search.ts'
import { readPublicTalent } from '#src/api/contract/talent-page.ts'
import type { Preload } from '#src/api/preload.ts'
import { FREE_CLASSES_COUNT, FREE_COUNT } from '#src/features/site/catalogue/filters.ts'
import { CMS_KEY } from '#src/features/site/home/home-queries.ts'
import type { CmsView } from '#src/features/site/plain-pages/cms-views.ts'
import { buildSearchQuery, parseSearch } from '#src/features/site/search-results/search-query.ts'
import { offers } from '#src/lib/features.ts'

interface OfId {
  params: { id: string }
}

export function listFreeReads(): Preload[] {
  return [
    readFreeClasses(FREE_CLASSES_COUNT),
    readFreeCourses(FREE_COUNT),
    readOpenLessons(),
    { ...readCmsPage(CMS_KEY), isQuiet: true },
  ]
}

export const listPlaylistsReads = (): Preload[] => (offers.playlists ? [readPlaylists()] : [])
export const listPlaylistReads = ({ params }: OfId): Preload[] =>
  offers.playlists ? [readPlaylist(params.id)] : []
export const listOrientationReads = ({ params }: OfId): Preload[] =>
  offers.orientation ? [readOrientation(params.id)] : []
export const listFreeCourseReads = ({ params }: OfId): Preload[] => [readFreeCourse(params.id)]
export const listWebinarReads = ({ params }: { params: { type: string } }): Preload[] => [
  readWebinar(params.type),
]
export const listQuizReads = ({ params }: OfId): Preload[] => [readQuiz(params.id)]
export const listPerformanceReads = ({ params }: OfId): Preload[] => [readPublicPerformance(params.id)]
export const listTalentReads = ({ params }: { params: { username: string } }): Preload[] =>
  offers.talents ? [readPublicTalent(params.username)] : []
export const listCmsReads = (cmsKey: CmsView['cmsKey']): Preload[] => [readCmsPage(cmsKey)]

export function listSharedReads({
  params: { type, id },
}: {
  params: { type: string; id: string }
}): Preload[] {
  return offers.certificates ? [readSharedCertificate(type, id)] : []
}

export function listSearchReads({ query }: { query: URLSearchParams }): Preload[] {
  const search = parseSearch(query)
  return [search.q === '' ? readSearchStart() : readFound(buildSearchQuery(search))]
}

/** The placements of a subject need its id first. */
export function listPlacementReads({ query }: { query: URLSearchParams }): Preload[] {
  if (!offers.placements) return []
  return [readPlacementSubjects(), ...(query.has('category') ? [] : [readPlacements()])]
}
