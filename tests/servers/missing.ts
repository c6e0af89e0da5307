/** What a server without 23 groups of calls lacks, as an adapter says it. */
export const MISSING: readonly string[] =
  'ai alert/job assessment public/assessment level level-submission certificate download/certificate free-course jobpost jobplacement cv/token note notification live/orientation overview/orientation playlist batch/referral resource transaction/check-expiry talent interview offer'.split(
    ' ',
  )
