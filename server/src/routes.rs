//! The one table of routes.

use crate::house::House;
use crate::middleware::in_house_style;
use crate::orders::{HandOver, Here, Overdue, Redo, Takeback, Undo};
use crate::pages;
use crate::refusal::Refusal;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use std::sync::Arc;

#[cfg(feature = "net")]
pub(crate) use of_a_machine::metrics_router;
#[cfg(feature = "net")]
use {
    crate::{api, listening},
    axum::response::IntoResponse,
    of_a_machine::{compression, health, metrics},
    tower_http::catch_panic::CatchPanicLayer,
};

/// What a house answers wherever it is.
fn everywhere() -> Router<Arc<House>> {
    Router::new()
        .route("/", get(pages::home::home))
        .route("/play", post(pages::opening::play_now))
        .route("/learn", get(pages::learning::chooser))
        .route("/learn/{game}", get(pages::learning::page).post(pages::learning::begin))
        .route("/rules", get(pages::learning::rules))
        .route("/rules/{game}", get(pages::learning::rule_book))
        .route("/new", get(pages::opening::form).post(pages::opening::open))
        .route("/join", get(pages::opening::find))
        .route("/fairness", get(pages::fairness::page))
        .route("/settings", post(pages::settings::change))
        .route("/me", get(pages::me::page))
        .route("/me/forget", post(pages::me::forget))
        .route("/me/records", get(pages::me::records))
        .route("/table/{id}", get(pages::table::page))
        .route("/table/{id}/sit", post(pages::commands::sit))
        .route("/table/{id}/contribution", post(pages::commands::contribution))
        .route("/table/{id}/bot", post(pages::commands::seat_bot))
        .route("/table/{id}/stand", post(pages::commands::stand))
        .route("/table/{id}/close", post(pages::commands::close))
        .route("/table/{id}/play", post(pages::commands::play))
        .route("/table/{id}/undo", post(pages::commands::order::<Undo>))
        .route("/table/{id}/redo", post(pages::commands::order::<Redo>))
        .route("/table/{id}/takeback", post(pages::commands::order::<Takeback>))
        .route("/table/{id}/overdue", post(pages::commands::order::<Overdue>))
        .route("/table/{id}/hand-over", post(pages::commands::order::<HandOver>))
        .route("/table/{id}/here", post(pages::commands::order::<Here>))
        .route("/table/{id}/say", post(pages::commands::say))
        .route("/table/{id}/plan", get(pages::plan::page).post(pages::plan::lay))
        .route("/table/{id}/hint", post(pages::commands::hint))
        .route("/table/{id}/bar", post(pages::commands::bar))
        .route("/table/{id}/listed", post(pages::commands::listed))
        .route("/table/{id}/lesson", post(pages::learning::lesson))
        .route("/table/{id}/leave", post(pages::commands::leave))
        .route("/table/{id}/rematch", post(pages::commands::rematch))
        .route("/table/{id}/replay", get(pages::replay::page))
        .route("/table/{id}/play-on", post(pages::replay::play_on))
        .route("/table/{id}/exercise/{nth}", get(pages::exercise::page))
        .route("/table/{id}/exercise/{nth}/play", post(pages::exercise::choose))
        .route("/table/{id}/exercise/{nth}/undo", post(pages::exercise::undo))
        .route("/table/{id}/exercise/{nth}/replay", get(pages::exercise::replay))
        .route("/bring", get(pages::bringing::page).post(pages::bringing::bring))
        .route("/watch", post(pages::bringing::watch))
        .route("/exercises", get(pages::exercises::page))
        .route("/table/{id}/end", get(pages::end::page))
        .route("/table/{id}/record", get(pages::end::record))
        .route("/table/{id}/position", get(pages::end::position))
        .route("/table/{id}/verify", get(pages::end::verify).post(pages::end::verify))
        .route("/assets/{hash}/{name}", get(pages::assets::asset))
        .route("/manifest.webmanifest", get(pages::install::manifest))
        .route("/away", get(pages::install::away))
        .fallback(|| async { Refusal::NoPage })
        .method_not_allowed_fallback(|| async { Refusal::WrongMethod })
}

/// What only a house on a machine answers: for other devices, programs and the admin.
#[cfg(feature = "net")]
fn on_a_machine() -> Router<Arc<House>> {
    Router::new()
        .route("/devices", get(pages::devices::page))
        .route("/devices/name", post(pages::devices::rename))
        .route("/devices/end", post(pages::devices::end))
        .route("/devices/link", post(pages::devices::link))
        .route("/notices", get(pages::notices::page))
        .route("/notices/push", get(pages::notices::push_key).post(pages::notices::push))
        .route("/notices/push/end", post(pages::notices::end_push))
        .route("/notices/webhook", post(pages::notices::webhook))
        .route("/notices/mail", post(pages::notices::mail))
        .route("/notices/mail/{link}", get(pages::notices::link).post(pages::notices::follow))
        .route("/notices/end", post(pages::notices::end))
        .route("/notices/try", post(pages::notices::attempt))
        .route("/admin", get(pages::admin::page))
        .route("/admin/enter", post(pages::admin::enter))
        .route("/admin/leave", post(pages::admin::leave))
        .route("/admin/do", post(pages::admin::act))
        .route("/enter/{code}", get(pages::device::confirm).post(pages::device::enter))
        .route("/table/{id}/live", get(listening::socket))
        .route("/table/{id}/device", post(pages::device::link))
        .route("/sw.js", get(pages::install::worker))
        .route("/pocket", get(pages::along::way_in))
        .route("/pocket/", get(pages::along::first))
        .route("/pocket/{name}", get(pages::along::file))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .nest("/api/v1", api::routes())
        // As older versions had it.
        .nest("/api", api::routes())
}

/// The whole house as a service.
#[cfg(feature = "net")]
pub fn router(house: Arc<House>) -> Router {
    everywhere()
        .merge(on_a_machine())
        .layer(DefaultBodyLimit::max(house.settings.limits.body_bytes))
        .layer(CatchPanicLayer::custom(|_| Refusal::Failed.into_response()))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), in_house_style))
        .layer(compression())
        .with_state(house)
}

/// The whole house as a service that requests are handed to.
#[cfg(not(feature = "net"))]
pub fn router(house: Arc<House>) -> Router {
    everywhere()
        .route("/table/{id}/live", get(crate::long_polling::next))
        .route("/me/games", get(pages::parcel::file).post(pages::parcel::take_in))
        .layer(DefaultBodyLimit::max(house.settings.limits.body_bytes))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), in_house_style))
        .with_state(house)
}

#[cfg(feature = "net")]
mod of_a_machine;
