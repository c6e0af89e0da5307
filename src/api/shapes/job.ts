/** Job posts, own applications, CVs, and placements. (ruling R54) */

import * as v from 'valibot'
import { CategoryMark } from './category.ts'
import { Address, Count, Flag, Html, Id, Instant, MaybeInstant, Money, Text, buildList } from './scalar.ts'

export const JOB_TYPES = ['full_time', 'part_time', 'internship', 'contract', 'remote'] as const
export const JobType = v.picklist(JOB_TYPES)
export type JobType = v.InferOutput<typeof JobType>

export const APPLICATION_STATES = ['none', 'sent', 'seen', 'interview', 'offered', 'closed'] as const
export const ApplicationState = v.picklist(APPLICATION_STATES)
export type ApplicationState = v.InferOutput<typeof ApplicationState>

/** One's own application: its state, and since when. */
export const JobApplication = v.object({ state: ApplicationState, at: MaybeInstant })
export type JobApplication = v.InferOutput<typeof JobApplication>

/** A post in a list. Pay is monthly; a post may have no type or category. */
export const JobPost = v.object({
  _id: Id,
  title: Text,
  company: Text,
  logo_url: Address,
  location: Text,
  type: v.nullish(v.fallback(v.nullable(JobType), null)),
  category: v.nullish(CategoryMark),
  salary_from: v.nullish(Money),
  salary_to: v.nullish(Money),
  currency: v.optional(v.picklist(['BDT', 'INR', 'USD']), 'BDT'),
  posted_at: Instant,
  expire_at: Instant,
  skills: buildList(v.string()),
  is_marked: Flag,
  application: v.nullish(JobApplication, { state: 'none', at: null }),
})
export type JobPost = v.InferOutput<typeof JobPost>

const file = { name: Text, size: Count, url: v.string() }

/** `jobpost/{id}`: with its text and the company's additions. */
export const JobPostDetail = v.object({
  ...JobPost.entries,
  description: Html,
  files: buildList(v.object({ _id: Id, ...file })),
})
export type JobPostDetail = v.InferOutput<typeof JobPostDetail>

/** One's own CV; its address expires. */
export const JobFile = v.object({ _id: Id, ...file, at: Instant })
export type JobFile = v.InferOutput<typeof JobFile>

/** A CV that was just uploaded; an application names its address. */
export const UploadedCv = v.object(file)
export type UploadedCv = v.InferOutput<typeof UploadedCv>

export const JobCategory = v.object({ ...CategoryMark.entries, job_count: Count })
export type JobCategory = v.InferOutput<typeof JobCategory>

/** The address of the CV builder, valid until then. (ruling R54) */
export const CvToken = v.object({ url: v.string(), expires_at: Instant })

/** A finished learner who found work: the first name, and a picture only with consent. */
export const Placement = v.object({
  _id: Id,
  name: Text,
  picture_url: Address,
  course: Text,
  company: Text,
  title: Text,
  placed_at: Instant,
})
export type Placement = v.InferOutput<typeof Placement>

export const PlacementCategory = v.object({ ...CategoryMark.entries, placement_count: Count })
