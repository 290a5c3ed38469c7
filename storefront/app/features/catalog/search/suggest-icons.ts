export const trending = 'M3.500 16.500l6-6 4 4 7-7M15.500 7.500h5v5'
export const history = 'M4 4.500v4.500h4.500M4.400 9a8 8 0 1 1-.4 4M12 8v4.500l3 2'
