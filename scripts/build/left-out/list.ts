/**
 * What of three packages this app never does: nearly a tenth of every first visit. The three are one closure or one class each, from
 * which a bundler can shake nothing, so what only these features reach is taken out by name.
 * `tests/rules/code-bans.ts` keeps the app from asking for any of it.
 */

export interface LeftOut {
  /** Functions, and methods as `Class.prototype.method`, with the body that is left of them. */
  functions?: Readonly<Record<string, string>>
  /** Variables that never have another value here. */
  variables?: Readonly<Record<string, string>>
  /** Fields of whatever object, where they are read. */
  fields?: Readonly<Record<string, string>>
  /** What a CommonJS module hands out, and nobody takes. */
  exports?: readonly string[]
}

const NEVER = "{ throw new Error('left out of this build'); }"
const NOTHING = '{}'

const all = (names: readonly string[], body: string) => Object.fromEntries(names.map((name) => [name, body]))

/** By the end of the file's path. */
export const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  // The painted frame is replaced, never hydrated. No view transitions, refs on fragments, style sheets and scripts as components,
  // hints for the browser, lists of suspense, state of form actions, `onBeforeInput`.
  'react-dom/cjs/react-dom-client.production.js': {
    exports: ['hydrateRoot'],
    variables: { isHydrating: 'false', shouldStartViewTransition: 'false' },
    fields: { isDehydrated: 'false', dehydrated: 'null' },
    functions: {
      ...all(
        [
          'popHydrationState',
          'resetHydrationState',
          'upgradeHydrationErrorsToRecoverable',
          'commitActivityHydrationCallbacks',
          'commitSuspenseHydrationCallbacks',
          'clearHydrationBoundary',
          'hideOrUnhideDehydratedBoundary',
          'queueIfContinuousEvent',
          'clearIfContinuousEvent',
          'markRetryLaneIfNotHydrated',
          'attemptExplicitHydrationTarget',
          'scheduleReplayQueueIfNeeded',
          'trackEnterViewTransitions',
          'commitEnterViewTransitions',
          'commitExitViewTransitions',
          'commitDeletedPairViewTransitions',
          'commitNestedViewTransitions',
          'measureNestedViewTransitions',
          'restoreEnterOrExitViewTransitions',
          'restoreNestedViewTransitions',
          'isFragmentInstanceParent',
          'commitNewChildToFragmentInstances',
          'commitFragmentInstanceInsertionEffects',
          'commitFragmentInstanceDeletionEffects',
          'accumulateSuspenseyCommitOnFiber',
          'prefetchDNS',
          'preconnect',
          'preload',
          'preloadModule',
          'preinitScript',
          'preinitStyle',
          'preinitModuleScript',
        ],
        NOTHING,
      ),
      // Asked on every event, of elements that have children.
      getParentHydrationBoundary: '{ return null; }',
      // What is left in the head are titles, metas and plain links.
      getResource: '{ return null; }',
      waitForCommitToBeReady: '{ return null; }',
      getNativeBeforeInputChars: '{ return null; }',
      getFallbackBeforeInputChars: '{ return null; }',
      ...all(
        [
          'createFiberFromDehydratedFragment',
          'throwOnHydrationMismatch',
          'retryActivityComponentWithoutHydrating',
          'getBumpedLaneForHydration',
          'getNextHydratable',
          'getHydratableHoistableCache',
          'getViewTransitionName',
          'applyViewTransitionToHostInstances',
          'restoreViewTransitionOnHostInstances',
          'measureViewTransitionHostInstancesRecursive',
          'scheduleViewTransitionEvent',
          'createViewTransitionInstance',
          'acquireResource',
          'preloadResource',
          'preloadResourceAndSuspendIfNeeded',
          'dispatchActionState',
          'runActionStateAction',
          'mountActionState',
          'updateActionState',
          'updateActionStateImpl',
          'rerenderActionState',
          'updateSuspenseListComponent',
          'initSuspenseListRenderState',
          'cutOffTailIfNeeded',
          'FragmentInstance',
          ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing'].map(
            (method) => `FragmentInstance.prototype.${method}`,
          ),
          ...['unobserveUsing', 'getClientRects', 'getRootNode', 'compareDocumentPosition', 'scrollIntoView'].map(
            (method) => `FragmentInstance.prototype.${method}`,
          ),
        ],
        NEVER,
      ),
    },
  },
  'react-router/dist/production/lib/router/router.js': {
    functions: all(['handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader'], NEVER),
  },
  'react-router/dist/production/lib/router/instrumentation.js': {
    functions: {
      getRouteInstrumentationUpdates: '{ return {}; }',
      instrumentClientSideRouter: '{ return router; }',
      consumeInstrumentationClientResultMetaReceiver: NOTHING,
    },
  },
  'react-router/dist/production/lib/dom/ssr/components.js': {
    functions: { usePrefetchBehavior: '{ return [false, null, {}]; }', PrefetchPageLinks: '{ return null; }' },
  },
  'ky/distribution/core/Ky.js': {
    functions: { ...all(['validateJsonWithSchema', 'cloneInitHookOptions'], NEVER), wrapRequestWithUploadProgress: '{ return request; }' },
  },
  'ky/distribution/utils/body.js': { functions: { streamResponse: NEVER } },
  'ky/distribution/utils/merge.js': { functions: { appendSearchParameters: NEVER } },
}
