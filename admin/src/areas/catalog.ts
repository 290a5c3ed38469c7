import { lazy } from 'react'
import SuggestionsIcon from '@mui/icons-material/AddShoppingCartOutlined'
import CategoriesIcon from '@mui/icons-material/AccountTreeOutlined'
import ProductsIcon from '@mui/icons-material/ChairOutlined'
import SuppliersIcon from '@mui/icons-material/FactoryOutlined'
import StockIcon from '@mui/icons-material/Inventory2Outlined'
import PurchasesIcon from '@mui/icons-material/ShoppingBagOutlined'
import MovementsIcon from '@mui/icons-material/SwapVert'
import PicturesIcon from '@mui/icons-material/ImageOutlined'
import SetsIcon from '@mui/icons-material/WeekendOutlined'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import { lazyPage, type Area } from '../area.ts'

/** Menu group “Catalog”, in display order. */
export const catalogAreas: Area[] = [
  {
    name: 'products',
    label: 'Products',
    one: 'product',
    group: 'Catalog',
    icon: ProductsIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../catalog/products/list.tsx')),
    create: lazy(() => import('../catalog/products/create.tsx')),
    edit: lazy(() => import('../catalog/products/edit.tsx')),
  },
  {
    name: 'categories',
    label: 'Categories',
    one: 'category',
    group: 'Catalog',
    icon: CategoriesIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../catalog/categories/tree.tsx')),
    create: lazy(() => import('../catalog/categories/create.tsx')),
    edit: lazy(() => import('../catalog/categories/edit.tsx')),
  },
  {
    name: 'sets',
    label: 'Sets',
    one: 'set',
    group: 'Catalog',
    icon: SetsIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../sets/list.tsx')),
    create: lazyPage(() => import('../sets/form.tsx'), 'SetCreate'),
    edit: lazyPage(() => import('../sets/form.tsx'), 'SetEdit'),
  },
  {
    name: 'stock',
    label: 'Stock',
    group: 'Catalog',
    icon: StockIcon,
    read: 'catalog.read',
    list: lazy(() => import('../stock/list.tsx')),
  },
  {
    name: 'stock/movements',
    label: 'Stock movements',
    group: 'Catalog',
    icon: MovementsIcon,
    read: 'catalog.read',
    list: lazy(() => import('../stock/movements.tsx')),
  },
  {
    name: 'purchase-suggestions',
    label: 'Reorder',
    group: 'Catalog',
    icon: SuggestionsIcon,
    read: 'purchases.read',
    page: lazy(() => import('../purchasing/suggestions.tsx')),
  },
  {
    name: 'purchase-orders',
    label: 'Purchase orders',
    one: 'purchase order',
    group: 'Catalog',
    icon: PurchasesIcon,
    read: 'purchases.read',
    write: 'purchases.write',
    represent: ({ number }) => String(number),
    list: lazy(() => import('../purchasing/list.tsx')),
    show: lazy(() => import('../purchasing/show.tsx')),
    create: lazyPage(() => import('../purchasing/form.tsx'), 'PurchaseCreate'),
    edit: lazyPage(() => import('../purchasing/form.tsx'), 'PurchaseEdit'),
  },
  {
    name: 'purchase-sheet',
    label: 'Purchase order on paper',
    group: 'Catalog',
    icon: PurchasesIcon,
    read: 'purchases.read',
    isHidden: true,
    page: lazy(() => import('../purchasing/sheet.tsx')),
  },
  {
    name: 'suppliers',
    label: 'Suppliers',
    one: 'supplier',
    group: 'Catalog',
    icon: SuppliersIcon,
    read: 'purchases.read',
    write: 'purchases.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../purchasing/supplier-list.tsx')),
    create: lazyPage(() => import('../purchasing/supplier-form.tsx'), 'SupplierCreate'),
    edit: lazyPage(() => import('../purchasing/supplier-form.tsx'), 'SupplierEdit'),
  },
  {
    name: 'pictures',
    label: 'Pictures',
    one: 'picture',
    group: 'Catalog',
    icon: PicturesIcon,
    read: 'media.read',
    write: 'media.write',
    represent: ({ fileName, id }) => String(fileName || id),
    list: lazy(() => import('../media/list.tsx')),
    edit: lazy(() => import('../media/edit.tsx')),
  },
  {
    name: 'imports',
    label: 'Import',
    group: 'Catalog',
    icon: ImportIcon,
    read: 'catalog.read',
    represent: ({ fileName }) => String(fileName),
    list: lazy(() => import('../imports/list.tsx')),
    show: lazy(() => import('../imports/show.tsx')),
  },
]
