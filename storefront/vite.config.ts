import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNames } from './build-tools/class-names.ts'
import { compileMessages } from './build-tools/compile-messages.ts'
import { fetchBeforeImport } from './build-tools/fetch-before-import.ts'
import { waitForNetwork } from './build-tools/wait-for-network.ts'
import { pageStyles } from './build-tools/page-styles.ts'
import { scriptText } from './build-tools/script-text.ts'

/** What the 3D viewer brings for models that we do not have (features/catalog/product/model/no-decoders.ts says why not). */
const decoders = {
  find: /^three\/examples\/jsm\/(loaders\/(DRACO|KTX2)Loader|libs\/meshopt_decoder\.module)\.js$/,
  replacement: join(import.meta.dirname, 'app/features/catalog/product/model/no-decoders.ts'),
}

/** Every page needs the first two: one changes with our packages, one with our pages. Many pages share the others. */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run|@lingui)\// },
  {
    name: 'shop',
    test: /storefront\/app\/(ui|messages\/|features\/shell|(?!query|serialize|optimistic)[a-z-]+\.tsx?$)(?!.*(\/panel|footer(?!-slot)|social-links|(account|form|order)-messages|categories-drawer|drawer-|waiting-strip|mega-menu|use-subcategory|touch-rotation|use-near|place-in-part|organization-json-ld|\/(badge|empty-state|load-failure|page-window|pagination|section-heading|stars|use-focus-on-new-page|checkbox|encode-canvas|save-file|(stale|undo)-note|kept-form|new-uuid|price|share-link|use-back-closes|layers|form-problems|photo-(field|icons)|shrink-photo|use-photos|use-media|submit-button|use-checked-form|([a-z]+-)?field(-group)?)\.))/,
  },
  {
    // What cards and the product page share: the page needs no card at first.
    name: 'goods',
    test: /storefront\/app\/(features\/(passages\/(use-is-measured|opened-by-link)\.|cart\/add\/line-of\.|catalog\/(card\/shown-product\.|listing\/gets-in\.|colors|stock-line|swatch|compare\/(compare-button|compared|use-compared)|product\/(variant-search|line-page|size-guide\/kind-path)\.)|wishlist\/(heart-button|marks|notice-slot|use-mark-button)|cart\/(cart-signals|add\/use-add-to-cart)|delivery-zones\/(day-texts|promise\/(promise-line|use-desk|use-shell)\.))|ui\/(badge|price|section-heading|stars)\.)|domain\/catalog\/(old-price|sizes)\./,
  },
  { name: 'catalog', test: /storefront\/app\/features\/catalog\/card\/(?!turn-|as-shown|shown-product)/ },
  // The planner begins with fields, and needs nothing else of the forms.
  { name: 'fields', test: /storefront\/app\/ui\/(field|form-problems)\./ },
  // Forms, cart and list call the shop for one person.
  // The checkout calls without a session before it calls with one.
  { name: 'call', test: /(accounts\/session\/call|ui\/new-uuid)\./ },
  { name: 'calls', test: /features\/accounts\/session\/(ask|authorised-call|tokens)\./ },
  // The product page and the cart share them; inside product-parts they would pull all of it into the cart.
  { name: 'asks', test: /features\/(chat|notices)\/ask-slot\./ },
  {
    // Every form needs these, and only those of an account what follows.
    name: 'forms',
    test: /storefront\/app\/(ui\/(select-field|submit-button|use-checked-form)|features\/accounts\/(enter-value|refusal(-note)?))\./,
  },
  {
    name: 'account-forms',
    test: /storefront\/app\/(ui\/password-field|features\/accounts\/(account-form|account-page|next-path|session\/account-api))\./,
  },
  {
    name: 'member',
    test: /storefront\/app\/features\/accounts\/(my-account\/(account-layout|account-nav|avatar-editor|member-page)|session\/(account-icons|log-out))\./,
  },
  // The product page and the Help Center share it; inside product-parts it would pull all of them into the Help Center.
  { name: 'whatsapp', test: /features\/chat\/app-urls/ },
  // Forms with contact details share these. A group includes its dependencies, unless another group has them.
  { name: 'contact', test: /domain\/(accounts\/(email|person-name|phone)|addresses\/address-length)\./ },
  // The forms of checkout and registration share these, and that of the account the first, with Nepal's districts.
  { name: 'place', test: /features\/accounts\/(place-choice|email-field|name-field)/ },
  // A registration begins with the last order, and needs nothing else of the checkout. Nor does an order that is cancelled.
  { name: 'entries', test: /features\/checkout\/(checkout-draft|kept-orders|last-address)\./ },
  {
    // A single file is smaller than ten.
    name: 'checkout-parts',
    test: /storefront\/app\/features\/(checkout\/(attempts|billing-step|checkout-(header|messages|meta)|delivery-step|figures-loading|fill-form|form-fields|known-addresses|notes|retry-note|order-figures\.module|step|use-(choices|local-levels|next-field|saved-addresses)|chosen-payment|last-address-note\.module)|orders\/confirmed\/(placed-note|unseen-order))\./,
  },
  // Shared by the product page, the comparison, the cart and the drawer.
  {
    name: 'small-parts',
    test: /(storefront\/app\/features\/(catalog\/product\/(panels\/details-rows|variant-choice\.)|cart\/page\/quantity-field)|domain\/(cart\/cart|catalog\/variant-name)\.)/,
  },
  // The projects share a part of it, and load it with their slider.
  { name: 'slider', test: /features\/catalog\/slider\/(turning|use-slider)\./ },
  // Addresses of listings and searches, and the names of their filters: pages and search field share them.
  {
    name: 'filters',
    test: /features\/catalog\/(listing\/(active-filters|listing-(choices|url)|search-url)|search\/(condition-label|terms))\./,
  },
  // Shared by the product page and custom requests.
  { name: 'outline', test: /size-guide\/(outline-drawing|dimension-box|outlines\/)/ },
  // Many pages share them, and none should load a plan with them.
  { name: 'empty-state', test: /storefront\/app\/ui\/empty-state\./ },
  { name: 'load-failure', test: /storefront\/app\/ui\/load-failure\./ },
  // What stands in for an order, wherever one opens.
  { name: 'order-waits', test: /features\/orders\/(missing-order|not-loaded|order\/order-skeleton)\./ },
  // The planner shares them with the parts below the product.
  {
    name: 'units',
    test: /size-guide\/unit-choice|features\/passages\/length-text|domain\/catalog\/length-units|features\/planner\/(kept-unit|plan-messages|wanted-address)\./,
  },
  { name: 'kinds', test: /domain\/catalog\/furniture-kind\./ },
  { name: 'lengths', test: /features\/passages\/length-field|domain\/passages\/(typed-length|measure-input)\./ },
  // What the planner's page shows until the form of a room or the plan has loaded.
  {
    name: 'planner-first',
    test: /domain\/planner\/plan-fragment\.|features\/planner\/(find-loading|first-part|planner-(loading|page\.module|view))\./,
  },
  {
    // The form that the planner begins with.
    name: 'plan-start',
    test: /domain\/planner\/typed-room\.|storefront\/app\/features\/planner\/(imperial|room-(fields|length|start))\./,
  },
  // Many share it, and none should load a plan with it.
  { name: 'defined', test: /domain\/defined\./ },
  {
    // What every plan needs. Forms that send a plan along load it too, without what reads a room.
    name: 'plan-parts',
    test: /domain\/planner\/(geometry|plan|read-plan|room-problem|walls)\.|domain\/catalog\/furniture-kinds\.|storefront\/app\/features\/planner\/(kept-plan|words)\./,
  },
  {
    // What reads the first form loads while somebody fills it in.
    name: 'room-reading',
    test: /domain\/planner\/(closed-room|new-id|read-room|room-parts|rooms)\.|storefront\/app\/features\/planner\/(problem-text|room-reading)\./,
  },
  {
    // What a plan needs before it answers to touch: one file is smaller than twenty.
    name: 'planner',
    test: /domain\/planner\/(?!(account-plans|across-bed|doors|edits|faces-table|finished-plan|add-piece|in-words|openings|overlaps|piece-name|plan-fragment|snap|solids|warning|fits-instead|free-place|kept-free|fronts|collisions|inside|own-piece|warnings|ways|widest-ways|free-space|typed-room|closed-room|new-id|read-room|room-parts|rooms|share-link|print-layout|plan-file-name)\.)|storefront\/app\/features\/planner\/(opened-plan|planner|plan-drawing|drawn-(room|piece)|toolbar|stage-buttons|open-plan|plan-zoom|use-(drag|drawing-tools|part-drag|plan-zoom|zoom-gestures|product-ids|warnings)|nothing-known|piece-outline|fitted-lines|label-of|piece-labels|layers|drawing-box|warning-id|sharing\/plan-heading)\./,
  },
  {
    // What hands and keys need besides, right after the drawing.
    name: 'drawing-tools',
    test: /domain\/planner\/(edits|faces-table|in-words|openings|overlaps|snap|solids|warning)\.|features\/planner\/(change-piece|drawing-tools|drawn-warnings|later-parts|part-drag|piece-(actions|keys)|place-words|show-(colors|warning)|warning-places|zoom-(gestures|moves))\./,
  },
  {
    // The parts below the product: nobody needs them before they use the page (ui/served-part.tsx).
    name: 'product-panels',
    test: /storefront\/app\/features\/(catalog\/product\/(panels\/(description|details-panel|panels|product-panel|review)|size-guide\/dimension-drawing)|custom-requests\/form\/(custom-order-panel|shop-contact))[^/]*$/,
  },
  {
    // In one file these are 1 KB smaller than in ten. The quick view loads it too, and so preloads it for the page.
    name: 'product-parts',
    test: /storefront\/app\/features\/(catalog\/product\/([\w-]+\/)?(choice-row|color-choices|gallery|info-panel|is-tall|product-(facts|tabs)|share|size-guide-button|tab-link|use-tab\.|variant-(choices|stock)|zoom)|delivery-zones\/(buying-facts|promise\/(arrives-or|box-rows|promise-box|usual-rows)\.)|cart\/add\/buy-(box|bar)|catalog\/product\/model\/model-button)[^/]*$/,
  },
]

/** Each page names hundreds of files, so every sign of a hash counts. */
const NAME = 'assets/[name]-[hash:7].js'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    fetchBeforeImport(),
    waitForNetwork(),
    compileMessages(),
    scriptText(),
    classNames(),
    pageStyles(),
    reactRouter(),
  ],
  resolve: { alias: [decoders] },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Each page contains its own styles (build-tools/page-styles.ts); the rest is one file.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { entryFileNames: NAME, chunkFileNames: NAME, codeSplitting: { groups: chunks } } },
      },
    },
    // The built pages contain their packages, so that production installs none of them.
    ssr:
      command === 'build' ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {},
  },
  // Otherwise Vite would find these only on the first visit, and reload the page during it.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      '@base-ui/react/dialog',
      '@google/model-viewer',
      '@google/model-viewer/lib/three-components/Renderer.js',
      '@lingui/core',
      '@tanstack/react-query',
      'swiper',
      'swiper/modules',
      'three',
      'three/addons/loaders/GLTFLoader.js',
    ],
  },
}))
