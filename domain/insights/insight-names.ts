import type { Permission } from '../staff/staff.ts'

/** The questions of the page Insights, in display order, each with the permission that it asks for besides `dashboard.read`. */
export const insights = {
  days: { title: 'Sales by day', needs: 'money.read' },
  categories: { title: 'Sales by category', needs: 'money.read' },
  districts: { title: 'Sales by district', needs: 'money.read' },
  hours: { title: 'Sales by hour', needs: 'money.read' },
  conversion: { title: 'From view to order', needs: 'dashboard.read' },
  promise: { title: 'Promise kept', needs: 'dashboard.read' },
  products: { title: 'Returns by product', needs: 'dashboard.read' },
  carriers: { title: 'Returns by carrier', needs: 'dashboard.read' },
  replies: { title: 'First replies', needs: 'dashboard.read' },
  customers: { title: 'Customers', needs: 'dashboard.read' },
} as const satisfies Record<string, { title: string; needs: Permission }>

export type InsightName = keyof typeof insights

export const insightNames = Object.keys(insights) as [InsightName, ...InsightName[]]
