import type { LeftOut } from './leave-out.ts'

/** Nothing in the shop calls this; if something does one day, its page fails, and tests of the build with it. */
const NEVER = "throw Error('left out of the build, see left-out.ts')"

/** Called all the time, but it would find nothing to do. */
const NOTHING = ''

const all = (names: string, body: string) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, body]),
  )

/** View transitions, fragments with a ref, SuspenseList, Activity, useActionState, useFormStatus, stylesheets with a precedence, hints for other sites. */
const reactDom: LeftOut = {
  functions: {
    ...all(
      `trackEnterViewTransitions commitAppearingPairViewTransitions commitEnterViewTransitions
      commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
      restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
      commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstances
      startHostTransition commitActivityHydrationCallbacks`,
      NOTHING,
    ),
    ...all(
      `applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive
      restoreViewTransitionOnHostInstances getViewTransitionName getViewTransitionClassName startViewTransition
      flushAfterMutationEffects recursivelyTraverseAfterMutationEffects commitAfterMutationEffectsOnFiber
      reportViewTransitionError scheduleViewTransitionEvent createViewTransitionInstance
      measureViewTransitionHostInstancesRecursive measureNestedViewTransitions ViewTransitionPseudoElement
      applyViewTransitionName restoreViewTransitionName measureInstance measureClonedInstance
      FragmentInstance addFragmentHandleToFiber addFragmentHandleToInstance commitNewChildToFragmentInstance
      deleteChildFromFragmentInstance findFragmentInstanceOrTextInstanceSiblings validateDocumentPositionWithFiberTree
      updateSuspenseListComponent cutOffTailIfNeeded updateActivityComponent mountActivityChildren
      mountActionState updateActionState updateActionStateImpl rerenderActionState dispatchActionState
      runActionStateAction handleActionReturnValue onActionSuccess onActionError notifyActionListeners
      preconnectAs prefetchDNS preconnect preloadModule preinitStyle preinitScript preinitModuleScript
      preloadStylesheet acquireResource insertStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript
      suspendResource insertSuspendedStylesheets insertStylesheetIntoRoot attemptExplicitHydrationTarget`,
      NEVER,
    ),
    // Where a component stood; an error's own stack remains.
    getStackByFiberInDevAndProd: "return ''",
  },
  methodsOf: ['FragmentInstance', 'ViewTransitionPseudoElement'],
}

/** Fetchers, actions, blockers, view transitions, routes that are found on the way, instrumentation. */
const router: LeftOut = {
  functions: {
    ...all('shouldBlockNavigation markFetchRedirectsDone abortStaleFetchLoads', NOTHING),
    ...all('restoreAppliedTransitions persistAppliedTransitions', NOTHING),
    ...all(
      `handleAction fetch handleFetcherAction handleFetcherLoader updateFetcherState setFetcherError getFetcher
      resetFetcher deleteFetcher queueFetcherForDeletion abortFetcher markFetchersDone getUpdatedRevalidatingFetchers
      getBlocker deleteBlocker updateBlocker discoverRoutes compareMatches patchRoutes _internalSetRoutes
      defaultDataStrategy defaultDataStrategyWithMiddleware`,
      NEVER,
    ),
  },
  calls: ['warning'],
  firstArgumentOf: ['invariant'],
  pieces: [
    ['if (init.instrumentations)', 'if (false)'],
    ['if (opts?.instrumentationNavigateMetaReceiver)', 'if (false)'],
    ['if (init.patchRoutesOnNavigation) {', 'if (false) {'],
    ['if (isFogOfWar) {', 'if (false) {'],
    ['if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {', 'if (false) {'],
    ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
    ['if (blockerKey && delta != null) {', 'if (false) {'],
    ['if (blockerKey) {', 'if (false) {'],
    ['if (opts?.mask) {', 'if (false) {'],
    ['if (opts.body !== void 0) {', 'if (false) {'],
    ['fetchLoadMatches.forEach((f, key) => {', 'if (false) fetchLoadMatches.forEach((f, key) => {'],
    [
      'else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
      `else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) ${NEVER}; else if (false) {`,
    ],
  ],
}

const lib = 'react-router/dist/production/lib'

/** By the file in node_modules. */
export const leftOut: Record<string, LeftOut> = {
  'react-dom/cjs/react-dom-client.production.js': reactDom,
  [`${lib}/router/router.js`]: router,
  [`${lib}/router/instrumentation.js`]: {
    functions: all('consumeInstrumentationClientResultMetaReceiver', NOTHING),
  },
  [`${lib}/router/utils.js`]: { calls: ['warning'], firstArgumentOf: ['invariant'] },
  [`${lib}/router/history.js`]: { firstArgumentOf: ['invariant'] },
  [`${lib}/hooks.js`]: {
    functions: all('DefaultErrorComponent RSCErrorHandler', NEVER),
    calls: ['warning', 'warningOnce'],
    firstArgumentOf: ['invariant'],
  },
  [`${lib}/components.js`]: {
    calls: ['warning', 'warnOnce'],
    firstArgumentOf: ['invariant'],
    pieces: [
      ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
      ['if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
      ['if (renderDfd && pendingState && ', 'if (false && '],
      ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
    ],
  },
  [`${lib}/dom/lib.js`]: {
    calls: ['warning'],
    firstArgumentOf: ['invariant'],
    pieces: [['if (mask) {', 'if (false) {']],
  },
  [`${lib}/dom/ssr/components.js`]: {
    functions: {
      ...all('PrefetchPageLinks', NEVER),
      // Each link would have four hooks for `prefetch`.
      usePrefetchBehavior: 'return [false, React$1.useRef(null), {}]',
    },
    calls: ['warnOnce'],
    firstArgumentOf: ['invariant'],
    pieces: [
      // What the server writes.
      ['staticContext ? `window', 'false ? `window'],
      ['!isStatic ? " " : `', 'true ? " " : `'],
    ],
  },
  [`${lib}/dom/ssr/single-fetch.js`]: {
    functions: all('singleFetchActionStrategy nonSsrStrategy singleFetchLoaderFetcherStrategy', NEVER),
    firstArgumentOf: ['invariant'],
  },
  [`${lib}/dom/ssr/routes.js`]: {
    functions: all(
      'createClientRoutesWithHMRRevalidationOptOut wrapShouldRevalidateForHdr noActionDefinedError',
      NEVER,
    ),
    firstArgumentOf: ['invariant'],
  },
  [`${lib}/dom/ssr/fog-of-war.js`]: {
    functions: all('getPatchRoutesOnNavigationFunction useFogOFWarDiscovery', NOTHING),
  },
  [`${lib}/dom/ssr/fallback.js`]: { functions: all('RemixRootDefaultHydrateFallback', NEVER) },
  // Dates in texts are ours (format.ts).
  '@lingui/core/dist/index.mjs': { functions: all('date time', NEVER) },
  // Mutations: optimistic-store.ts changes data.
  '@tanstack/query-core/build/modern/queryClient.js': {
    pieces: [
      ['config.mutationCache || new MutationCache()', 'config.mutationCache'],
      ['return this.#mutationCache.resumePausedMutations();', 'return;'],
      ['this.#mutationCache.clear();', ''],
    ],
  },
}
