export declare function checkInstalledSize(): Promise<{ status: number; output: string; note: string }>
export declare function weighPackages(folder: string): Promise<{ name: string; megabytes: number }[]>
