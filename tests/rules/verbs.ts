/**
 * The verbs that may begin a function's name; a word that is as often a noun (answer, file, place, note) is
 * left out.
 */
export const VERBS = new Set(
  `abort accept acknowledge act activate adapt add adjust admit adopt advance align allow announce append apply approve arrange ask
  assemble assert assign attach attempt await ban become begin bind blur book bound bring broadcast build bump buy call cancel capture
  catch center change check choose claim clamp classify clean clear click clip clone close collapse collect combine compare compile
  complete compose compress compute confirm connect consume contain continue convert copy correct count cover create cut
  debounce decide declare decline decode decrypt dedupe define defer delete deliver deny derive describe deselect detach detect
  determine disable discard disconnect dismiss dispatch display divide download drag draw drop duplicate edit eject embed empty enable
  encode encrypt end endorse enqueue enrol ensure enter erase escape estimate evaluate examine exclude execute exit expand expect
  expire explain export extend extract fail fall fetch fill filter find finish fix flag flatten flip flush focus fold follow force
  forget fork format freeze gather generate get give go grade grant greet group guard guess handle hash head hear hide highlight hint
  hold hydrate ignore import include increment infer inform inject insert inspect install inflect interpret intersect invalidate invite issue
  join judge jump keep label launch lay lead learn leave let lift limit link list listen load locate lock log look lower make map mark
  match measure mend merge migrate minimise mirror mount move mute name narrow navigate normalise normalize notify number observe obtain
  offer omit open order paginate paint parse pass patch pause pay perform persist pick ping place plan play point poll pop post preload prepare prerender
  press preview probe print prompt propose prove provide publish pull push put query queue quote raise rank rate reach react read realign
  rebuild recall receive recognise reconcile record recover redeem redirect redo reduce refetch refresh refuse register reject relay
  release reload remake remember remind remove rename render renew reopen reorder repair repeat replace replay reply report request
  require reschedule reserve reset resize resolve respond restart restore result resume retry return reuse reveal revalidate reverse
  revert review revoke rewrite roll rotate round route run sanitise sanitize save scale scan schedule scope scroll seal search seed seek select
  send separate serialise serialize serve set settle share shift shorten show shrink shuffle sign simulate skip slice slide sort speak spell
  split spread squash stand start step stop store stream strip submit subscribe substitute subtract suggest sum summarise support
  suspend swap switch synchronise sync take tally teach tell terminate test throw tidy tie time toggle top touch trace track translate
  transport trap traverse treat trigger trim truncate try turn type unbind undo unescape unfold union unlink unload unlock unmark unmount
  unpack unregister unsubscribe unwrap update upgrade upload validate verify view visit wait wake walk warn watch weigh widen wipe wire
  withdraw wrap write inflate mix multiply rebase regenerate renumber resend say see spend sweep tokenize`
    .split(/\s+/)
    .filter((word) => /^[a-z]+$/.test(word)),
)

/** A predicate, a hook or a handler begins with one of these. */
const PREFIXES = new Set(['is', 'has', 'use', 'can', 'should', 'may', 'does', 'did'])

export function beginsWithVerb(name: string): boolean {
  const first = /^[a-z]+/.exec(name)?.[0] ?? ''
  return VERBS.has(first) || PREFIXES.has(first)
}

/** Events of stores, such as `signedIn`. */
const PAST_TENSE = /(?:ed|Began|Came|Went|Seen|Said|Drawn|Left|Chosen|Read)(?:Again|In|Out|On|Here|Aside)?$/

export function isStoreEvent(path: string, name: string): boolean {
  return path.endsWith('-store.ts') && PAST_TENSE.test(name)
}
