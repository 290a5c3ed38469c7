import { afterSales } from './nepali/after-sales.ts'
import { audit } from './nepali/audit.ts'
import { catalog } from './nepali/catalog.ts'
import { common } from './nepali/common.ts'
import { content } from './nepali/content.ts'
import { credit } from './nepali/credit.ts'
import { customRequests } from './nepali/custom-requests.ts'
import { customers } from './nepali/customers.ts'
import { dashboard } from './nepali/dashboard.ts'
import { delivery } from './nepali/delivery.ts'
import { drivers } from './nepali/drivers.ts'
import { fromServerAnswers } from './nepali/from-server-answers.ts'
import { fromServerHealth } from './nepali/from-server-health.ts'
import { fromServerImports } from './nepali/from-server-imports.ts'
import { fromServerInsights } from './nepali/from-server-insights.ts'
import { fromServerOrders } from './nepali/from-server-orders.ts'
import { fromServerReports } from './nepali/from-server-reports.ts'
import { fulfilment } from './nepali/fulfilment.ts'
import { health } from './nepali/health.ts'
import { imports } from './nepali/imports.ts'
import { integrations } from './nepali/integrations.ts'
import { media } from './nepali/media.ts'
import { offers } from './nepali/offers.ts'
import { orderChanges } from './nepali/order-changes.ts'
import { orderPapers } from './nepali/order-papers.ts'
import { orders } from './nepali/orders.ts'
import { payments } from './nepali/payments.ts'
import { personalData } from './nepali/personal-data.ts'
import { personalHoldings } from './nepali/personal-holdings.ts'
import { phoneOrders } from './nepali/phone-orders.ts'
import { promotions } from './nepali/promotions.ts'
import { purchasing } from './nepali/purchasing.ts'
import { reconciliation } from './nepali/reconciliation.ts'
import { reports } from './nepali/reports.ts'
import { setUp } from './nepali/set-up.ts'
import { sets } from './nepali/sets.ts'
import { settings } from './nepali/settings.ts'
import { shell } from './nepali/shell.ts'
import { staff } from './nepali/staff.ts'
import { stock } from './nepali/stock.ts'
import { work } from './nepali/work.ts'

export { reactAdminTexts } from './react-admin-nepali.ts'

/** The back office in Nepali: each text by its English. Each folder of pages has a file; what several use is common. */
export const nepali = {
  ...afterSales,
  ...audit,
  ...catalog,
  ...common,
  ...content,
  ...credit,
  ...customRequests,
  ...customers,
  ...dashboard,
  ...delivery,
  ...drivers,
  ...fromServerAnswers,
  ...fromServerHealth,
  ...fromServerImports,
  ...fromServerInsights,
  ...fromServerOrders,
  ...fromServerReports,
  ...fulfilment,
  ...health,
  ...imports,
  ...integrations,
  ...media,
  ...offers,
  ...orderChanges,
  ...orderPapers,
  ...orders,
  ...payments,
  ...personalData,
  ...personalHoldings,
  ...phoneOrders,
  ...promotions,
  ...purchasing,
  ...reconciliation,
  ...reports,
  ...setUp,
  ...sets,
  ...settings,
  ...shell,
  ...staff,
  ...stock,
  ...work,
}
