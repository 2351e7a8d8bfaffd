import { useMutation } from '@tanstack/react-query'
import type { Preferences, Profile } from '#domain/accounts/schema.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'
import { refetchWhatHasDates } from './parts/refetch-dates.ts'
import { profileQueries } from './queries.ts'

type ProfileForm = { name: string; email: string; phoneNumber: string }

export function useSaveProfile() {
  return useMutation({
    mutationFn: (profile: ProfileForm) => api.put<Profile>('/profile', profile),
    meta: { changes: ['profile', 'session', 'activities'] },
  })
}

const { queryKey } = profileQueries.preferences

/** Saves one preference at once: shown before the server has answered, taken back when it refuses. */
export function useSavePreference() {
  return useMutation({
    mutationFn: (change: Partial<Preferences>) => api.put<Preferences>('/preferences', change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before !== undefined) queryClient.setQueryData(queryKey, { ...before, ...change })
      return before
    },
    onSuccess: (saved, change) => {
      queryClient.setQueryData(queryKey, saved)
      toastSuccess(preferenceTexts.updated)
      if ('timeZone' in change || 'leapDay' in change) refetchWhatHasDates()
    },
    onError: (error, _change, before) => {
      queryClient.setQueryData(queryKey, before)
      toastError(error, preferenceTexts.failedToUpdate)
    },
  })
}

export function useUpdatePassword() {
  return useMutation({
    mutationFn: (passwords: { currentPassword: string; newPassword: string }) =>
      api.post<{ message: string }>('/auth/update-password', passwords),
    meta: { changes: ['profile'] },
  })
}

export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => api.delete(`/auth/sessions/${id}`),
    meta: { changes: ['profile'] },
  })
}
